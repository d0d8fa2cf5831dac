import { createRoot } from 'react-dom/client';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import './mentor.css';
import { MentorPage } from './mentor-page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<MentorPage />);
