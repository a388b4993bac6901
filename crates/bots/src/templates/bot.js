// A bot for Stratège: each question is a line of JSON, and so is its answer.

// The move to make. This is the function to change.
function choose(question) {
  // The seed is a new random number for every move; the same seed gives the same play again.
  return question.moves[question.seed % question.moves.length];
}

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (text) => {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  for (const line of lines) {
    const question = JSON.parse(line);
    process.stdout.write(JSON.stringify({ move: choose(question) }) + "\n");
  }
});
