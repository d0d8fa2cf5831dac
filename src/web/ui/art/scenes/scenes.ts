import type { ComponentType } from 'react';
import { BanyanCourtyard } from './banyan-courtyard.tsx';
import { BrickArches } from './brick-arches.tsx';
import { ConvocationLawn } from './convocation-lawn.tsx';
import { LakesidePath } from './lakeside-path.tsx';
import { LectureAmphitheatre } from './lecture-amphitheatre.tsx';
import { LibraryAtNight } from './library-at-night.tsx';
import type { SceneProps } from './scene-sheet.tsx';

/** One slide: the drawing says nothing to a screen reader, so the caller sets `alt` beside it. */
type Scene = { id: string; caption: string; alt: string; Scene: ComponentType<SceneProps> };

/** The six campus scenes of the evening before, in the order they are shown. */
export const scenes: readonly Scene[] = [
  {
    id: 'brick-arches',
    caption: 'The arches will still be there in the morning.',
    alt: 'Brick arches of a campus at dusk, one room lit; a student with an indigo backpack crosses the plaza.',
    Scene: BrickArches,
  },
  {
    id: 'library-at-night',
    caption: 'One page more, then sleep.',
    alt: 'A library in the evening: tall shelves, a green lamp, a student reading at a long table, one lit window far outside.',
    Scene: LibraryAtNight,
  },
  {
    id: 'lecture-amphitheatre',
    caption: 'Say it once aloud. The steps are good listeners.',
    alt: 'An open-air amphitheatre at dusk; a student sits alone on the upper steps beside an indigo notebook.',
    Scene: LectureAmphitheatre,
  },
  {
    id: 'banyan-courtyard',
    caption: 'You know more than you remember tonight.',
    alt: 'A courtyard at dusk under a great banyan; a student with an indigo cloth bag walks across, one window lit above.',
    Scene: BanyanCourtyard,
  },
  {
    id: 'lakeside-path',
    caption: 'Leave the file at home and walk a little.',
    alt: 'A path beside a lake at dusk; a student walks it past an indigo boat, a lit window reflected from the far shore.',
    Scene: LakesidePath,
  },
  {
    id: 'convocation-lawn',
    caption: 'Some evening it will be this one.',
    alt: 'A lawn with rows of empty chairs before a brick hall at dusk; a student stands in the aisle, an indigo gown over one arm.',
    Scene: ConvocationLawn,
  },
];
