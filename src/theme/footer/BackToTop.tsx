import { ArrowUp } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { glideToTop } from './glideToTop.ts';

/** Pixels the reader must be down the page before the button is of use. */
const FAR = 300;

/** A button that appears when the reader, far down, scrolls up. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      // A mark on the element: scrolling renders nothing.
      if (scrollY !== last) button.current?.toggleAttribute('data-shown', scrollY > FAR && scrollY < last);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="back-to-top"
      aria-label="Back to top"
      onClick={() => glideToTop()}
    >
      <Icon node={ArrowUp} size={20} />
    </button>
  );
}
