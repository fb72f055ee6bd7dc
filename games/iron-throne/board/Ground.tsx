/** The table itself: boards of oak, a ring of inlay, the light in the middle. It stretches with the room it has. */
const rays = Array.from({ length: 36 }, (_, i) => {
  const turn = (i * Math.PI) / 18
  const at = (r: number) => `${(50 + r * Math.cos(turn)).toFixed(2)} ${(50 + r * Math.sin(turn)).toFixed(2)}`
  return `M${at(41.6)}L${at(44.4)}`
}).join('')

const boards = [-32, -23, -14, -5, 5, 14, 23, 32]
  .map(x => {
    const half = Math.sqrt(41 * 41 - x * x)
    return `M${50 + x} ${(50 - half).toFixed(2)}V${(50 + half).toFixed(2)}`
  })
  .join('')

export const Ground = () => (
  <svg className="iron-ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <ellipse cx="50" cy="50.8" rx="46.4" ry="46.4" className="iron-ground-shade" />
    <ellipse cx="50" cy="50" rx="46" ry="46" className="iron-ground-edge" />
    <ellipse cx="50" cy="50" rx="41" ry="41" className="iron-ground-top" />
    <path d={boards} className="iron-ground-boards" />
    <path d={rays} className="iron-ground-rays" />
    <ellipse cx="50" cy="50" rx="45" ry="45" className="iron-ground-line" />
    <ellipse cx="50" cy="50" rx="41" ry="41" className="iron-ground-line strong" />
  </svg>
)
