import type { ComponentType } from 'react';
import type { SceneProps } from './scenes/scene-sheet.tsx';
import './scene-plate.css';

/** One campus scene as a plate beside a short page, with its caption. It decorates, so that a narrow screen goes without. */
export function ScenePlate({ Scene, caption }: { Scene: ComponentType<SceneProps>; caption: string }) {
  return (
    <figure className="scene-plate">
      <Scene />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
