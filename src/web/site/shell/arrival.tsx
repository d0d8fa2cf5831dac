import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells assistive technology that a new page has come: focus goes to the main region, whose name the page title is. The first page and
 * jumps within a page keep the focus where the browser put it.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
