/* A bot for Stratège: each question is a line of JSON, and so is its answer. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number of the move to make, from 0 to count - 1. This is the function to change. */
static long choose(const char *question, const char *moves, long count, unsigned long seed) {
    (void)question;
    (void)moves;
    /* The seed is a new random number for every move; the same seed gives the same play again. */
    return (long)(seed % (unsigned long)count);
}

/* What follows the string that begins at text with a quotation mark. */
static const char *after_string(const char *text) {
    for (text++; *text && *text != '"'; text++)
        if (*text == '\\' && text[1]) text++;
    return *text ? text + 1 : text;
}

/* What follows the value that begins at text. */
static const char *after_value(const char *text) {
    int depth = 0;
    while (*text && (depth > 0 || !strchr(",]}", *text))) {
        if (*text == '"') {
            text = after_string(text);
            continue;
        }
        if (*text == '[' || *text == '{') depth++;
        if (*text == ']' || *text == '}') depth--;
        text++;
    }
    return text;
}

/* The value of a field of the object that begins at text, or NULL. */
static const char *field(const char *text, const char *name) {
    size_t length = strlen(name);
    while (*text == '{' || *text == ',') {
        text++;
        text += strspn(text, " \t");
        if (*text != '"') return NULL;
        const char *key = text + 1;
        text = after_string(text);
        int found = (size_t)(text - 1 - key) == length && strncmp(key, name, length) == 0;
        text += strspn(text, " \t:");
        if (found) return text;
        text = after_value(text);
    }
    return NULL;
}

/* The item with this number of the list that begins at text, or NULL if there are fewer. */
static const char *item(const char *text, long number) {
    while (*text == '[' || *text == ',') {
        text++;
        text += strspn(text, " \t");
        if (*text == ']') return NULL;
        if (number-- == 0) return text;
        text = after_value(text);
    }
    return NULL;
}

/* Reads a line of any length; NULL at the end. The caller frees it. */
static char *read_line(void) {
    size_t size = 4096, used = 0;
    char *line = malloc(size);
    while (line && fgets(line + used, (int)(size - used), stdin)) {
        used += strlen(line + used);
        if (used && line[used - 1] == '\n') return line;
        char *longer = realloc(line, size *= 2);
        if (!longer) break;
        line = longer;
    }
    free(line);
    return NULL;
}

int main(void) {
    char *question;
    while ((question = read_line())) {
        const char *moves = field(question, "moves");
        const char *seed = field(question, "seed");
        if (!moves || !seed) return 1;
        long count = 0;
        while (item(moves, count)) count++;
        if (count == 0) return 1;
        const char *chosen = item(moves, choose(question, moves, count, strtoul(seed, NULL, 10)));
        /* A move is written as it was read, quotation marks included. */
        printf("{\"move\": %.*s}\n", (int)(after_value(chosen) - chosen), chosen);
        /* Without this the answer would wait in a buffer, and the bot would be too slow. */
        fflush(stdout);
        free(question);
    }
    return 0;
}
