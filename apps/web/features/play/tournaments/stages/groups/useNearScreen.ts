import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far beyond the screen things are drawn ahead, in pixels. */
const AHEAD_PX = 800;

/** Whether an element is on the screen or close to it. On paper everything is. `height` is what it measured when it was last drawn. */
export function useNearScreen(isNearAtFirst: boolean): {
  ref: RefObject<HTMLElement | null>;
  isNear: boolean;
  height: number | null;
} {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  const [isPrinted, setPrinted] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const before = () => setPrinted(true);
    const after = () => setPrinted(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return { ref, isNear: isNear || isPrinted, height };
}
