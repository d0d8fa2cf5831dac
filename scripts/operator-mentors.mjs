// npm run operator -- mentor-scores: pairs of levels for calibrating, ours and a mentor's, where both people let us use them.
import { ask, NotDone } from './operator-server.mjs';

const columns = ['reading', 'rubricHash', 'assessor', 'topicId', 'criterion', 'ours', 'mentor'];
const cell = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value);

/** The pairs as CSV, one a line; the count goes to standard error, so that the file holds nothing else. */
export async function mentorScores(args) {
  if (args.length > 0)
    throw new NotDone(
      'mentor-scores takes nothing more. Try: npm run operator -- mentor-scores > pairs.csv',
      2,
    );
  const { readings, pairs } = await ask('/api/operator/mentor-scores');
  const lines = [columns, ...pairs.map((pair) => columns.map((column) => pair[column]))];
  process.stdout.write(`${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`);
  process.stderr.write(`✓ ${pairs.length} pairs of levels from ${readings} mentors’ readings.\n`);
}
