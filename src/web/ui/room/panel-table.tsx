import '#web/ui/art/art.css';
import './panel-table.css';
import './panel-table-sizes.css';
import type { Panellist } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';
import { Lamp } from '#web/ui/art/lamp.tsx';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import type { Pose } from '#web/ui/art/portraits/pose.ts';
import { BackWall } from '#web/ui/art/back-wall.tsx';

type PanelTableProps = {
  panel: readonly Panellist[];
  style: Style;
  /** The panellist under the lamp, and what they are doing; the others listen. */
  litId: string | null;
  pose: Pose;
};

/** The far side of the table: the panel behind its name cards, the one whose turn it is under the lamp. */
export function PanelTable({ panel, style, litId, pose }: PanelTableProps) {
  const seats = seated(panel);
  return (
    <section className={`stage seats-${seats.length}`} aria-label="The panel">
      {/* Half and half, so that the windows stay at the sides however wide the room is. */}
      <div className="walls" aria-hidden="true">
        <div>
          <BackWall className="stage-room" />
        </div>
        <div>
          <BackWall className="stage-room" />
        </div>
      </div>
      <ol className="panel">
        {seats.map((member) => (
          <li key={member.id} className={member.id === litId ? `on ${pose}` : ''}>
            <Lamp className="lamp" />
            <Portrait
              id={member.portrait}
              pose={member.id === litId ? pose : 'listening'}
              mood={style}
              className="portrait"
            />
            <div className="tent">
              <b>{member.name}</b>
              <span>{member.role}</span>
            </div>
          </li>
        ))}
      </ol>
      <div className="table" />
    </section>
  );
}

/** The chair of three sits in the middle. */
function seated(panel: readonly Panellist[]): readonly Panellist[] {
  const [chair, second, third] = panel;
  return panel.length === 3 && chair && second && third ? [second, chair, third] : panel;
}
