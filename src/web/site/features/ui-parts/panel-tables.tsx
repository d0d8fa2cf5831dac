import type { Panellist } from '#contract/panellists.ts';
import { styles } from '#contract/styles.ts';
import { Bar } from '#web/ui/room/bar.tsx';
import { PanelTable } from '#web/ui/room/panel-table.tsx';
import { Islands, Specimen } from './islands.tsx';

const halfAnHourMs = 30 * 60_000;
const panel: readonly Panellist[] = [
  { id: 'a', name: 'Air Cmde. Arvind Bhalla', shortName: 'Bhalla', role: 'Chair', portrait: 'bhalla' },
  { id: 'b', name: 'Meera Raghunathan', shortName: 'Meera', role: 'Economics', portrait: 'meera' },
  { id: 'c', name: 'Nandita Rao', shortName: 'Nandita', role: 'Industry', portrait: 'nandita' },
];

/** The panel's side of the table in both styles. */
export function PanelTables() {
  return (
    <Islands wide>
      {styles.map((style) => (
        <Specimen key={style} name={`${style}: somebody speaks`}>
          <div className={`room ${style}`}>
            <Bar
              style={style}
              note="The panel is fictional."
              minutesLeft={21}
              lengthMs={halfAnHourMs}
              frozen={false}
              logo={false}
              menu={[{ label: 'End the interview', onChoose: () => {} }]}
            />
            <PanelTable
              panel={style === 'chill' ? panel.slice(0, 2) : panel}
              style={style}
              litId="a"
              pose="speaking"
            />
          </div>
        </Specimen>
      ))}
    </Islands>
  );
}
