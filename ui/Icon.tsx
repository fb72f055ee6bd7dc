/** An icon of game-icons by its path (see pickIcons.ts). Without a label it is ornament and silent. */
interface Props {
  d: string
  /** Edge length in px; by default as high as the text around it. */
  size?: number
  label?: string
}

export function Icon({ d, size, label }: Props) {
  const edge = size ?? '1.15em'
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      width={edge}
      height={edge}
      fill="currentColor"
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={d} />
    </svg>
  )
}
