import { useId } from 'react';
import { Check } from '#web/ui/check.tsx';
import { Modal } from '#web/ui/modal.tsx';

const rows: readonly (readonly [string, string])[] = [
  ['1 to 5', 'mark the topic you are at'],
  ['j or arrow down', 'next topic'],
  ['k or arrow up', 'topic before'],
  ['q', 'next quote of the topic, where it was said'],
  ['b', 'back to the rubric'],
  ['r', 'what you recommend'],
  ['n', 'your note; Esc leaves it'],
  ['Ctrl Enter', 'submit'],
  ['.', 'next review'],
  ['?', 'this list'],
];

/** Every key of a review's page, and the switch for the single ones. */
export function Shortcuts({
  single,
  onSingle,
  onClose,
}: {
  single: boolean;
  onSingle: (on: boolean) => void;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-keys`} onCancel={onClose}>
      <h2 id={`${id}-title`}>By keyboard</h2>
      <dl className="keys" id={`${id}-keys`}>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Check checked={single} onChange={onSingle}>
        Single keys do something
      </Check>
      <div className="answers">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  );
}
