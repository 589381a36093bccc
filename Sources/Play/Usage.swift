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
      analyse [GAME|FILE]  print what every move is worth
      games                list the saved games
      history              list the last games that ended, and who won how often
      where                list the folders and files that the program uses
      backup DIR           copy everything that you keep to a new or an empty folder
      recover DIR          put a backup in the place of everything that you keep, which is then
                           found beside it under a name with the date
      sign-in NAME         play and seal saves under a name
      sign-out             end that
      whoami               say who is signed in
      uninstall            remove everything but the keychain

    Options for play:
      --board SIZE         COLUMNSxROWS or COLUMNSxROWSxINAROW, each from 1 to 8 (3x3)
      --misere             whoever makes a line loses
      --first X|O          who begins (X)
      --x WHO, --o WHO     person, easy, medium, perfect, or person:NAME (person)

    Options for play and restore:
      --seed N             what the computers' dice begin with, to play the same game again
      --think SECONDS      how long a computer may think for a move, as in 0.5 (2);
                           for analyse too, which may take longer (10)

    Options for check:
      --format text|json   how to say it: json is one object a diagnostic, for editors
      --fix                write a save that loads anew in the standard form, and keep the old one

    Options for show:
      --svg                print a picture instead of text

    Options for recover:
      --edited             take files that were edited in the backup

    Options for sign-in:
      --days N             when the sign-in ends, from 1 to 3650 (30)

    Options for uninstall:
      --yes                do not ask

    Options for every command:
      --home DIR           where games are kept; else $TICTACTOE_HOME, else
                           ${XDG_DATA_HOME:-~/.local/share}/tictactoe
      --plain              one command a line in, one sentence a line out, without a screen
      --ascii              draw with ASCII alone
      --color WHEN         auto, always or never
      --theme NAME         what X and O look like: block, dots, shade, strokes or plain
      --lang LANGUAGE      what to speak: en, fr or zh-Hans
      --help               print this
      --version            print the version

    Without --board, --misere and --first a new game has the board of the last one that was asked
    for, and without --x and --o its players. Without --lang the language is that of the settings,
    and if they name none, on the board that of the environment.
    A word with a / in it is a file; any other is a saved game, or else a file here.
    Exit status: 0; 1 when a file is refused or work failed; 2 for wrong usage.
    """
}
