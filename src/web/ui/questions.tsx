import './questions.css';

/** Questions that open and close on their own, each independent of the others; their answers are in the page without JavaScript too. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="questions">
      {items.map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
