#define _GNU_SOURCE
#include "getopt_shim.h"

#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Values above every letter's, so that a long option is never taken for a short one.
enum { first_value = 256 };

struct posix_options {
  struct option *known;
  char *letters;
  int known_count;
  char **arguments;
  int argument_count;
  struct posix_option *results;
  int result_count;
};

static pthread_mutex_t getopt_is_in_use = PTHREAD_MUTEX_INITIALIZER;

static bool grow(void *list, int count, size_t size) {
  void **place = list;
  // One more than asked for: getopt ends both of its lists with an element of zeros.
  void *larger = realloc(*place, ((size_t)count + 2) * size);
  if (!larger) return false;
  memset((char *)larger + (size_t)count * size, 0, 2 * size);
  *place = larger;
  return true;
}

struct posix_options *posix_options_new(void) {
  struct posix_options *options = calloc(1, sizeof *options);
  if (options && posix_options_add_argument(options, "")) return options;
  posix_options_free(options);
  return NULL;
}

void posix_options_free(struct posix_options *options) {
  if (!options) return;
  for (int index = 0; index < options->known_count; index++) free((char *)options->known[index].name);
  for (int index = 0; index < options->argument_count; index++) free(options->arguments[index]);
  free(options->known);
  free(options->letters);
  free(options->arguments);
  free(options->results);
  free(options);
}

bool posix_options_add(
    struct posix_options *options, const char *name, char letter,
    enum posix_option_argument argument) {
  int place = options->known_count;
  if (!grow(&options->known, place, sizeof *options->known)) return false;
  if (!grow(&options->letters, place, sizeof *options->letters)) return false;
  char *copy = strdup(name);
  if (!copy) return false;
  options->known[place] = (struct option){
    copy, argument == posix_argument_required ? required_argument : no_argument, NULL,
    first_value + place};
  options->letters[place] = letter;
  options->known_count = place + 1;
  return true;
}

bool posix_options_add_argument(struct posix_options *options, const char *word) {
  if (!grow(&options->arguments, options->argument_count, sizeof *options->arguments)) return false;
  char *copy = strdup(word);
  if (!copy) return false;
  options->arguments[options->argument_count++] = copy;
  return true;
}

static bool add_result(
    struct posix_options *options, enum posix_option_kind kind, int index, const char *text) {
  if (!grow(&options->results, options->result_count, sizeof *options->results)) return false;
  options->results[options->result_count++] = (struct posix_option){kind, index, text};
  return true;
}

static int index_of(const struct posix_options *options, int value) {
  if (value >= first_value) return value - first_value;
  for (int index = 0; value && index < options->known_count; index++)
    if (options->letters[index] == value) return index;
  return -1;
}

// The leading colon asks getopt to tell a missing argument from an unknown option.
static char *short_options(const struct posix_options *options) {
  char *text = calloc((size_t)options->known_count * 2 + 2, 1);
  if (!text) return NULL;
  char *end = text;
  *end++ = ':';
  for (int index = 0; index < options->known_count; index++) {
    if (!options->letters[index]) continue;
    *end++ = options->letters[index];
    if (options->known[index].has_arg == required_argument) *end++ = ':';
  }
  return text;
}

// The option at fault: getopt has just passed a long one, but stays on a word of letters until its last.
static const char *culprit(char **arguments) {
  static char letters[first_value][3];
  if (optopt <= 0 || optopt >= first_value) return arguments[optind - 1];
  char *word = letters[optopt];
  word[0] = '-';
  word[1] = (char)optopt;
  return word;
}

static bool parse(struct posix_options *options, const char *letters) {
  struct option none = {0};
  struct option *known = options->known ? options->known : &none;
  optind = 0;
  opterr = 0;
  for (;;) {
    optopt = 0;
    int value = getopt_long(options->argument_count, options->arguments, letters, known, NULL);
    if (value == -1) break;
    bool added;
    if (value == ':') {
      added = add_result(
          options, posix_option_lacks_argument, index_of(options, optopt),
          culprit(options->arguments));
    } else if (value == '?') {
      int index = index_of(options, optopt);
      added = add_result(
          options, index < 0 ? posix_option_unknown : posix_option_takes_no_argument, index,
          culprit(options->arguments));
    } else {
      added = add_result(options, posix_option_known, index_of(options, value), optarg);
    }
    if (!added) return false;
  }
  for (int index = optind; index < options->argument_count; index++)
    if (!add_result(options, posix_option_operand, -1, options->arguments[index])) return false;
  return true;
}

int posix_options_parse(struct posix_options *options) {
  char *letters = short_options(options);
  if (!letters) return -1;
  options->result_count = 0;
  pthread_mutex_lock(&getopt_is_in_use);
  bool parsed = parse(options, letters);
  pthread_mutex_unlock(&getopt_is_in_use);
  free(letters);
  return parsed ? options->result_count : -1;
}

struct posix_option posix_options_result(const struct posix_options *options, int place) {
  return options->results[place];
}
