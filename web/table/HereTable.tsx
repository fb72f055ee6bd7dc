/** A table on this screen. A curtain falls whenever the screen must change hands. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { boards } from '../../games/boards.ts'
import type { Seat } from '../../kernel/index.ts'
import { type Kept, loadKept, saveKept } from '../link/kept.ts'
import { type LocalLink, localLink } from '../link/local.ts'
import { thinker } from '../link/thinker.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Shell } from '../Shell.tsx'
import { settingsNow } from '../settings.ts'
import { Waiting } from '../Waiting.tsx'
import { AtTable } from './AtTable.tsx'
import { Curtain } from './Curtain.tsx'
import { useGuide, useRules } from './parts.ts'

export default function HereTable({ id }: { id: string }) {
  const kept = useMemo(() => loadKept(id), [id])
  if (!kept || !boards[kept.setup.game]) {
    return (
      <Shell>
        <NotFound />
      </Shell>
    )
  }
  return <Opened kept={kept} />
}

/** Before an ordinary move of a bot, in milliseconds. */
const pace = 900

function Opened({ kept }: { kept: Kept }) {
  const guest = useRules(kept.setup.game)
  const guide = useGuide(kept.setup.game, kept.read !== undefined)
  const [link, setLink] = useState<LocalLink | null>(null)
  useEffect(() => {
    const bots = thinker(kept.setup.game)
    // What was kept last: the page may have been left and come back to.
    const opened = localLink(guest, loadKept(kept.id) ?? kept, {
      save: saveKept,
      think: bots.think,
      advise: bots.advise,
      pace,
      breath: () => settingsNow().breath,
      guide,
    })
    setLink(opened)
    return () => {
      opened.close()
      bots.close()
    }
  }, [guest, guide, kept])
  return link === null ? <Waiting /> : <Handed link={link} kept={kept} />
}

/** Whose turn it is to look: the person asked, or the only person there is. */
function Handed({ link, kept }: { link: LocalLink; kept: Kept }) {
  const { scene } = useSyncExternalStore(link.subscribe, link.read)
  const people = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const view = scene!.tableView.view!
  const isOver = scene!.tableView.status !== 'running'
  const next = link.next()
  const eyes = view.seat
  const isAlone = people.length === 1
  useEffect(() => {
    if (isAlone) link.lookAs(people[0])
  }, [link, isAlone, people[0]])
  // Who is asked together with others goes on, unless they answer by turns.
  const goesOn = eyes !== null && view.asked.includes(eyes) && link.handOn!() === null
  const falls = !isAlone && !isOver && next !== null && next !== eyes && !goesOn
  useEffect(() => {
    if (falls) link.lookAs(null)
  }, [link, falls])
  return (
    <AtTable link={link} isLocal>
      {falls && <Curtain seat={next as Seat} onOpen={() => link.lookAs(next)} />}
    </AtTable>
  )
}
