// npm run bench -- resumes [--people 1,16,64,200] [--lone 20]
import { parseArgs } from 'node:util';
import { readAtOnce } from './resumes/read-at-once.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1,16,64,200' },
    lone: { type: 'string', default: '20' },
  },
});
const sizes = values.people.split(',').map(Number);
console.table(await readAtOnce({ sizes, lone: Number(values.lone) }, (line) => console.log(line)));
