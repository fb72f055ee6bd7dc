/** The end, over the board: who has won and why, one's own place, the standing, the course, and where to go from here. */
import './over.css'
import { Suspense } from 'react'
import type { Standing } from '../../../kernel/index.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Nothing } from '../../Fault.tsx'
import { RatingChanges } from '../../standing/RatingChanges.tsx'
import { useTable } from '../context.ts'
import { CourseChart } from '../course/CourseChart.tsx'
import { ValueChart } from '../course/ValueChart.tsx'
import { Part } from '../Part.tsx'
import { useRules } from '../parts.ts'
import { useTableWords } from '../words.ts'
import { Result, StandingTable, Ways } from './Over.tsx'

export function EndScene({ onClose }: { onClose(): void }) {
  const words = useTableWords().over
  return (
    <section className="end-scene" aria-label={words.title}>
      <div className="over">
        <header>
          <p className="question-kicker">{words.title}</p>
          <button
            type="button"
            className="button quiet small"
            aria-label={words.look}
            title={words.look}
            onClick={onClose}
          >
            <Glyph is="close" />
          </button>
        </header>
        <Part is="result">
          <Suspense fallback={null}>
            <Results />
          </Suspense>
        </Part>
        <Ways />
      </div>
    </section>
  )
}

function Results() {
  const { scene, seat } = useTable()
  const { game } = useRules(scene.tableView.setup.game)
  const standing = game.standing(scene.tableView.view!.open)
  return (
    <>
      <Result />
      {seat !== null && <OwnPlace standing={standing} seat={seat} />}
      <StandingTable standing={standing} />
      <RatingChanges />
      <CourseChart />
      <Part is="values" Instead={Nothing}>
        <ValueChart />
      </Part>
    </>
  )
}

function OwnPlace({ standing, seat }: { standing: readonly Standing[]; seat: number }) {
  const words = useTableWords().over
  const own = standing.find(each => each.seat === seat)
  if (!own) return null
  const isShared = standing.filter(({ place }) => place === 1).length > 1
  const lost = standing.length === 2 ? words.lost : words.yourPlace(own.place)
  return <p className="over-own">{own.place > 1 ? lost : isShared ? words.shared : words.won}</p>
}
