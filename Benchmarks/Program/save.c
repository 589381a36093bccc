/* The bare sequence behind a durable save: a new file, write, fsync, rename, fsync of the folder, COUNT times. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 3 || chdir(words[1])) return 2;
  char text[566];
  memset(text, ' ', sizeof text);
  int folder = open(".", O_RDONLY | O_DIRECTORY);
  for (int left = atoi(words[2]); left > 0; left--) {
    int file = open("new", O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (file < 0 || write(file, text, sizeof text) < 0 || fsync(file) || close(file)) return 1;
    if (rename("new", "save") || fsync(folder)) return 1;
  }
  return 0;
}
