/** The drawing on the front page: a row of houses, each higher than the one before. */
const wide = 1200
const high = 440

const houses = Array.from({ length: 12 }, (_, i) => {
  const [x, top] = [60 + i * 92, 370 - i * 24]
  return `M${x} 400V${top}L${x + 35} ${top - 34}L${x + 70} ${top}V400Z`
})

export default function Picture({ label }: { label: string }) {
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" role="img">
      <title>{label}</title>
      <rect width={wide} height={high} fill="var(--surface-sunken)" />
      <circle cx="220" cy="120" r="64" fill="var(--gold)" opacity=".5" />
      {houses.map(path => (
        <path key={path} d={path} fill="var(--surface-raised)" stroke="var(--ink-soft)" strokeWidth="3" />
      ))}
      <path d={`M0 400H${wide}`} stroke="var(--ink)" strokeWidth="4" />
    </svg>
  )
}
