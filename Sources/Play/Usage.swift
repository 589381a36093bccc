/// What `--help` and `--version` print.
enum Usage {
  static let version = "tictactoe 1.0"

  static let help = """
    Usage: tictactoe [COMMAND] [OPTION]...
    Play Tic-Tac-Toe and its larger relatives in the terminal; save, restore, and load saves that
    you edited by hand.

    Commands:
      play                 play (this is what happens without a command)
      restore [GAME|FILE]  play on from SavedGames, another saved game, or a file
      check FILE...        say whether files are saves, and if not, what to mend; - is standard input
      show [GAME|FILE]     print the position
      games                list the saved games
      history              list the last games that ended, and who won how often
      where                list the folders and files that the program uses

    Options for play:
      --board SIZE         COLUMNSxROWS or COLUMNSxROWSxINAROW, each from 1 to 8 (3x3)
      --misere             whoever makes a line loses
      --first X|O          who begins (X)
      --x WHO, --o WHO     person, easy, medium, perfect, or person:NAME (person)

    Options for check:
      --format text|json   how to say it: json is one object a diagnostic, for editors
      --fix                write a save that loads anew in the standard form, and keep the old one

    Options for show:
      --svg                print a picture instead of text

    Options for every command:
      --home DIR           where games are kept; else $TICTACTOE_HOME, else
                           ${XDG_DATA_HOME:-~/.local/share}/tictactoe
      --plain              one command a line in, one sentence a line out, without a screen
      --ascii              draw with ASCII alone
      --color WHEN         auto, always or never
      --help               print this
      --version            print the version

    A word with a / in it is a file; any other is a saved game, or else a file here.
    Exit status: 0; 1 when a file is refused or work failed; 2 for wrong usage.
    """
}
