// A bot for Stratège: each question is a line of JSON, and so is its answer.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

public class Bot {
    /** The move to make, as it stands in moves. This is the method to change. */
    static String choose(String question, List<String> moves, long seed) {
        // The seed is a new random number for every move; the same seed gives the same play again.
        return moves.get((int) (seed % moves.size()));
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader questions =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream answers = new PrintStream(System.out, true, "UTF-8");
        String question;
        while ((question = questions.readLine()) != null) {
            List<String> moves = items(field(question, "moves"));
            long seed = Long.parseLong(field(question, "seed"));
            answers.println("{\"move\": " + choose(question, moves, seed) + "}");
            answers.flush();
        }
    }

    /** The value of a field of an object, as it is written there. */
    static String field(String object, String name) {
        for (String entry : items(object)) {
            int colon = valueEnd(entry, 0, ':');
            if (entry.substring(0, colon).trim().equals("\"" + name + "\"")) {
                return entry.substring(colon + 1).trim();
            }
        }
        throw new IllegalArgumentException("there is no " + name + " in " + object);
    }

    /** What stands between the commas of a list or an object. */
    static List<String> items(String text) {
        String inside = text.trim();
        inside = inside.substring(1, inside.length() - 1);
        List<String> items = new ArrayList<>();
        for (int begin = 0; begin < inside.length(); ) {
            int end = valueEnd(inside, begin, ',');
            items.add(inside.substring(begin, end).trim());
            begin = end + 1;
        }
        return items;
    }

    /** Where the sign comes first, outside strings, lists and objects. */
    static int valueEnd(String text, int begin, char sign) {
        int depth = 0;
        boolean inString = false;
        for (int index = begin; index < text.length(); index++) {
            char symbol = text.charAt(index);
            if (inString) {
                if (symbol == '\\') {
                    index++;
                } else if (symbol == '"') {
                    inString = false;
                }
            } else if (symbol == '"') {
                inString = true;
            } else if (symbol == '[' || symbol == '{') {
                depth++;
            } else if (symbol == ']' || symbol == '}') {
                depth--;
            } else if (symbol == sign && depth == 0) {
                return index;
            }
        }
        return text.length();
    }
}
