import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the window something already counts as near, in px. */
const ahead = 200

/** Becomes true once an element has come near the window, and stays so: for what need not be loaded before. */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => setNear(was => was || entries.some(each => each.isIntersecting)),
      {
        rootMargin: `${ahead}px`,
      },
    )
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
