/** The reader's own page: who it is here, how it has played, and what others may see of it. */
import '../pages/lists.css'
import './people.css'
import '../peace/peace.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Profile, ProfileChange } from '../../table/sync/people.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { type ApiError, api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { NameForm } from '../NameForm.tsx'
import { BeingTold } from '../notices/BeingTold.tsx'
import { Friends } from '../peace/Friends.tsx'
import { OwnReports, OwnSanctions } from '../peace/OwnSanctions.tsx'
import { usePeaceWords } from '../peace/words.ts'
import { ShownWhole } from '../ShownWhole.tsx'
import { RatingsTable } from '../standing/RatingsTable.tsx'
import { Waiting } from '../Waiting.tsx'
import { Account } from './Account.tsx'
import { peopleApi } from './api.ts'
import { Browsers } from './Browsers.tsx'
import { ConductTable } from './ConductTable.tsx'
import { Emblem, emblems } from './Emblem.tsx'
import { Everything } from './Everything.tsx'
import { leadingOn, useGoal } from './goal.ts'
import { OtherDevice } from './OtherDevice.tsx'
import { Passkeys } from './Passkeys.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { usePeopleWords } from './words.ts'

export default function Me() {
  const words = usePeopleWords()
  const profile = useQuery({ queryKey: ['me', 'profile'], queryFn: peopleApi.profile, retry: false })
  if (profile.isPending) return <Waiting />
  const isNobody = (profile.error as ApiError | null)?.code === 'no-guest'
  return (
    <div className="page me">
      <h1>{words.title}</h1>
      {profile.data ? (
        <ShownWhole>
          <Mine {...profile.data} />
        </ShownWhole>
      ) : isNobody ? (
        <Nobody />
      ) : (
        <ErrorLine error={profile.error} />
      )}
    </div>
  )
}

function Nobody() {
  const words = usePeopleWords()
  const queries = useQueryClient()
  const goal = useGoal()
  const become = useMutation({
    mutationFn: api.becomeGuest,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me'] }),
  })
  return (
    <div className="empty">
      <p>{words.nobody}</p>
      <div className="name-row">
        <Button kind="primary" disabled={become.isPending} onClick={() => become.mutate()}>
          {words.becomeGuest}
        </Button>
        <Link href={leadingOn('/enter', goal)} className="button">
          {words.enter.title}
        </Link>
      </div>
      <ErrorLine error={become.error} />
    </div>
  )
}

function Mine(profile: Profile) {
  const words = usePeopleWords()
  const peace = usePeaceWords()
  const queries = useQueryClient()
  const goal = useGoal()
  const change = useMutation({
    mutationFn: (wanted: ProfileChange) => peopleApi.change(wanted),
    onSuccess: changed => queries.setQueryData(['me', 'profile'], changed),
  })
  const waysIn = (
    <>
      <Account email={profile.email} />
      <Passkeys />
      <OtherDevice />
    </>
  )
  return (
    <>
      <OwnSanctions />
      <Who {...profile} />
      {/* Who comes from elsewhere comes for these. */}
      {goal !== null && waysIn}
      <Picture {...profile} onChoose={picture => change.mutate({ picture })} />
      <section>
        {/* Also what is written to the person is in it. */}
        <LanguageChoice label={words.language} onChoose={language => change.mutate({ language })} />
      </section>
      <ErrorLine error={change.error} />
      <ResultsTable results={profile.results} />
      <Friends />
      <OwnReports />
      {profile.isModerator && <Link href="/moderation">{peace.desk.title}</Link>}
      <RatingsTable ratings={profile.ratings} />
      <ConductTable conduct={profile.conduct} />
      <WhatOthersSee {...profile} onChange={shown => change.mutate({ shown })} />
      {goal === null && waysIn}
      <BeingTold />
      <Browsers isGuest={profile.isGuest} />
      <Everything name={profile.name} />
    </>
  )
}

function Who({ name, picture, isGuest }: Profile) {
  const words = usePeopleWords()
  return (
    <section className="who">
      <Emblem picture={picture} name={name} size={72} />
      <NameForm name={name} label={words.name} save={words.save}>
        {isGuest && (
          <p className="hint">
            <strong>{words.guest}.</strong> {words.guestAbout}
          </p>
        )}
      </NameForm>
    </section>
  )
}

function Picture({ picture, name, onChoose }: Profile & { onChoose(picture: string | null): void }) {
  const words = usePeopleWords()
  const choice = (id: (typeof emblems)[number] | null) => (
    <button
      key={id}
      type="button"
      className="emblem-choice"
      aria-pressed={id === picture}
      title={id === null ? words.noPicture : words.emblems[id]}
      aria-label={id === null ? words.noPicture : words.emblems[id]}
      onClick={() => onChoose(id)}
    >
      <Emblem picture={id} name={name} size={40} />
    </button>
  )
  return (
    <section>
      <h2>{words.picture}</h2>
      <div className="emblem-choices">{[null, ...emblems].map(choice)}</div>
    </section>
  )
}

function WhatOthersSee({ id, shown, onChange }: Profile & { onChange(shown: Profile['shown']): void }) {
  const { shown: words } = usePeopleWords()
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      {(['page', 'results', 'rating', 'conduct', 'games'] as const).map(what => (
        <Toggle key={what} checked={shown[what]} onChange={isOn => onChange({ ...shown, [what]: isOn })}>
          {words[what]}
        </Toggle>
      ))}
      {shown.page && <Link href={`/people/${id}`}>{words.look}</Link>}
    </section>
  )
}
