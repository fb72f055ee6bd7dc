/** A tournament: who has entered, the rounds, and the standing. */
import '../pages/lists.css'
import './standing.css'
import { shelf } from 'virtual:shelf'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Link } from 'wouter'
import type { TournamentShown } from '../../table/sync/tournaments.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { usePaceText } from '../pace.ts'
import { useSettings } from '../settings.ts'
import { SureButton } from '../table/seats/SureButton.tsx'
import { useTimes } from '../times.ts'
import { Waiting } from '../Waiting.tsx'
import { tournamentApi } from './api.ts'
import { Rounds } from './Rounds.tsx'
import { TournamentStanding } from './TournamentStanding.tsx'
import { useStandingWords } from './words.ts'

/** Rounds are opened by others, and by time: it looks again so often, in milliseconds. */
const lookAgain = 4000

export default function TournamentPage({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => tournamentApi.one(id),
    refetchInterval: ({ state }) => (['over', 'closed'].includes(state.data?.status ?? '') ? false : lookAgain),
    retry: false,
  })
  if (found.isPending) return <Waiting />
  if (!found.data) {
    return (
      <div className="page">
        <ErrorLine error={found.error} />
      </div>
    )
  }
  return <Shown {...found.data} />
}

function Shown(tournament: TournamentShown) {
  const { tournaments: words } = useStandingWords()
  const { language } = useSettings()
  const paceText = usePaceText()
  const { name, game, kind, host, paces, status } = tournament
  const title = shelf.find(each => each.id === game)?.words[language].title ?? game
  return (
    <div className="page standing-page">
      <header>
        <h1>{name}</h1>
        <p>
          {title} · {words.kinds[kind]} · {paces.map(paceText).join(' / ')} · {words.status[status]}
        </p>
        <p className="quiet">{words.host(host)}</p>
      </header>
      <Deeds {...tournament} />
      <MyTable {...tournament} />
      <Rounds {...tournament} />
      <TournamentStanding {...tournament} />
      <p className="quiet">{words.kindAbout[kind]}</p>
    </div>
  )
}

/** What the reader may do now. */
function Deeds(tournament: TournamentShown) {
  const { tournaments: words } = useStandingWords()
  const { id, status, me, isHost, people } = tournament
  const queries = useQueryClient()
  const heard = (next: TournamentShown) => queries.setQueryData(['tournament', id], next)
  const act = useMutation({
    mutationFn: (what: Parameters<typeof tournamentApi.act>[1]) => tournamentApi.act(id, what),
    onSuccess: heard,
  })
  if (status === 'over' || status === 'closed') return null
  const isKnown = people.some(each => each.id === me)
  return (
    <div className="tournament-deeds">
      {status === 'gathering' && <Invitation id={id} />}
      <Call {...tournament} onCome={() => act.mutate('come')} />
      <div className="seats-ways">
        {isHost && status === 'gathering' && (
          <Button kind="primary" disabled={people.length < 2 || act.isPending} onClick={() => act.mutate('begin')}>
            {words.begin}
          </Button>
        )}
        {!isKnown && <Enter {...tournament} onEntered={heard} />}
        {isKnown && (
          <Button kind="quiet" onClick={() => act.mutate('leave')}>
            {words.leave}
          </Button>
        )}
        {isHost && (
          <SureButton label={words.close} sure={words.closeSure} yes={words.close} onSure={() => act.mutate('close')} />
        )}
      </div>
      <ErrorLine error={act.error} />
    </div>
  )
}

function Invitation({ id }: { id: string }) {
  const { tournaments: words } = useStandingWords()
  const field = useId()
  return (
    <div className="field">
      <label htmlFor={field}>{words.link}</label>
      <input id={field} readOnly value={`${location.origin}/tournaments/${id}`} />
    </div>
  )
}

/** The round that is called. */
function Call({ rounds, people, me, onCome }: TournamentShown & { onCome(): void }) {
  const { tournaments: words } = useStandingWords()
  const { moment } = useTimes()
  const round = rounds.at(-1)
  if (!round || round.isOpen) return null
  const own = people.find(({ id }) => id === me)
  return (
    <div role="status" className="tournament-call">
      <p>
        <strong>{words.called(rounds.length, moment(round.until))}</strong>
      </p>
      <p>{words.calledAbout}</p>
      {own?.here && <p>{words.youAreThere}</p>}
      {own && !own.here && (
        <Button kind="primary" onClick={onCome}>
          {words.come}
        </Button>
      )}
    </div>
  )
}

function Enter({ id, hasWord, onEntered }: TournamentShown & { onEntered(next: TournamentShown): void }) {
  const { tournaments: words } = useStandingWords()
  const field = useId()
  const enter = useMutation({
    mutationFn: (word: string) => tournamentApi.enter(id, word),
    onSuccess: onEntered,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter.mutate(String(new FormData(event.currentTarget).get('word') ?? ''))
  }
  return (
    <form className="tournament-enter" onSubmit={submit}>
      {hasWord && <label htmlFor={field}>{words.enterWord}</label>}
      {hasWord && <input id={field} name="word" maxLength={60} required />}
      <Button kind="primary" type="submit" disabled={enter.isPending}>
        {words.enter}
      </Button>
      <ErrorLine error={enter.error} />
    </form>
  )
}

function MyTable({ rounds, me }: TournamentShown) {
  const { tournaments: words } = useStandingWords()
  const mine = rounds.at(-1)?.pairings.find(({ users, places }) => me !== null && places === null && users.includes(me))
  if (!mine?.table) return null
  return (
    <p>
      <Link href={`/table/${mine.table}`} className="button primary">
        {words.myTable}
      </Link>
    </p>
  )
}
