import { createRoot } from 'react-dom/client';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/room/quiet.css';
import './room.css';
import { RoomBoundary } from './room-boundary.tsx';
import { Room } from './room.tsx';
import { sessionIdOf } from './session-id-of.ts';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <RoomBoundary>
      <Room sessionId={sessionIdOf(window.location.pathname)} />
    </RoomBoundary>,
  );
