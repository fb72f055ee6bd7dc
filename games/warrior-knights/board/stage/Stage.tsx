import type { ReactNode } from 'react'
import { same } from '../../../../kernel/index.ts'
import { question } from '../../texts/common/position.ts'
import type { BoardProps } from '../props.ts'
import { Assembly } from './Assembly.tsx'
import { Assigning } from './Assigning.tsx'
import { AttackScene } from './AttackScene.tsx'
import { Battle } from './Battle.tsx'
import { CardScene } from './CardScene.tsx'
import { Draft } from './Draft.tsx'
import { EventScene } from './EventScene.tsx'
import { LawScene } from './LawScene.tsx'
import { Losing } from './Losing.tsx'
import { Planning } from './Planning.tsx'
import { RansomScene } from './RansomScene.tsx'
import { RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import { RevoltScene } from './RevoltScene.tsx'
import type { Recap } from './recaps.ts'
import { Troops } from './Troops.tsx'
import { Wages } from './Wages.tsx'

type Scene = 'battle' | 'assembly' | 'event' | 'draft' | 'asking' | 'card' | null

/** Questions that have a scene of their own, whatever goes on around them. */
const asked: Partial<Record<NonNullable<ReturnType<typeof question>>, (props: BoardProps) => ReactNode>> = {
  plan: Planning,
  assign: Assigning,
  payUnpaid: Wages,
  deserter: Losing,
  lose: Losing,
  takeTroops: Troops,
  regroup: Troops,
  tax: LawScene,
  obey: LawScene,
  revolt: RevoltScene,
  ransom: RansomScene,
  chooseNobles: AttackScene,
}

/** What goes on, the innermost first. */
function sceneOf({ open, stack, over }: BoardProps['view'], name: ReturnType<typeof question>): Scene {
  if (over) return null
  if (name && asked[name]) return 'asking'
  if (open.battle) return 'battle'
  if (open.event) return 'event'
  if (open.assembly) return 'assembly'
  if (open.phase === 'draft' && stack.some(step => step.do === 'draft' || step.do === 'endDraft')) return 'draft'
  return open.card ? 'card' : null
}

/** Is a recap shown by the scene itself, or is there nothing to tell? */
function isShown({ head, rest }: Recap, scene: Scene, { assembly }: BoardProps['view']['open']): boolean {
  if (scene === 'battle') return true
  if (head.is === 'revealed') return scene === 'card'
  if (head.is === 'voted') return scene === 'assembly' && same(assembly!.subject, head.subject)
  return head.is === 'phase' && rest.length === 0
}

/** What covers a corner of the map while something special goes on, and a while after. */
export function Stage(props: BoardProps) {
  const { view } = props
  const { open } = view
  const { recent, close } = useRecentEvents(props)
  const recap = recent.recaps.at(-1)
  const name = question(view)
  const scene = sceneOf(view, name)
  const Asked = name && asked[name]
  return (
    <>
      {scene === 'asking' && Asked && <Asked {...props} />}
      {scene === 'battle' && <Battle {...props} battle={open.battle!} />}
      {scene === 'event' && <EventScene {...props} event={open.event!} />}
      {scene === 'assembly' && <Assembly {...props} assembly={open.assembly!} />}
      {scene === 'draft' && <Draft {...props} />}
      {scene === 'card' && <CardScene {...props} card={open.card!} />}
      {recap && !isShown(recap, scene, open) && <RecentEvents {...props} recap={recap} onClose={close} />}
    </>
  )
}
