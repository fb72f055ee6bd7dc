/** The small line signs of controls: arrows, cross, tick. Drawn by us on a grid of 24. */
const paths = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  first: 'M17 5.5 10.5 12l6.5 6.5M6.5 5.5v13',
  last: 'M7 5.5l6.5 6.5L7 18.5M17.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  close: 'M6 6l12 12M18 6 6 18',
  tick: 'M5 12.5l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  skip: 'M5 6l6 6-6 6M12.5 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  help: 'M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1.1-1.3 2.1M12 17.6v.1',
  crown: 'M3.5 18 2.5 8l5 4L12 4.5 16.5 12l5-4-1 10zM4 21h16',
} as const

interface Props {
  is: keyof typeof paths
  size?: number
}

export function Glyph({ is, size }: Props) {
  const edge = size ?? '1.15em'
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[is]} />
    </svg>
  )
}
