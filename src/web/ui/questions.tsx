import { Disclosure } from './disclosure.tsx';
import './questions.css';

/** Questions that open and close on their own, each independent of the others. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="questions">
      {items.map((item) => (
        <Disclosure key={item.question} summary={item.question}>
          <p>{item.answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
