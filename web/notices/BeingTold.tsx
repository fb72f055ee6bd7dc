/** How the reader is told that tables wait: by which ways, how soon, and at which hours not. */
import './notices.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { delays, type NoticeSettings, type NoticesShown } from '../../table/sync/notices.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { AllowNotices } from './AllowNotices.tsx'
import { noticesApi } from './api.ts'
import { Hooks } from './Hooks.tsx'
import { PushHere } from './PushHere.tsx'
import { useNoticeWords } from './words.ts'

const key = ['me', 'notices']
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function BeingTold() {
  const words = useNoticeWords()
  const queries = useQueryClient()
  const mine = useQuery({ queryKey: key, queryFn: noticesApi.mine })
  const change = useMutation({
    mutationFn: noticesApi.change,
    onSuccess: changed => queries.setQueryData(key, changed),
  })
  // Times of the day are meant as this device shows them.
  const put = (some: Partial<NoticeSettings>) => {
    const known = queries.getQueryData<NoticesShown>(key)
    if (!known) return
    const settings = { ...known.settings, zone: ownZone(), ...some }
    queries.setQueryData(key, { ...known, settings })
    change.mutate(settings)
  }
  return (
    <section id="notices">
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      {mine.data && <Ways {...mine.data} onChange={put} />}
      <ErrorLine error={mine.error ?? change.error} />
    </section>
  )
}

type Shown = NoticesShown & { onChange(some: Partial<NoticeSettings>): void }

function Ways({ settings, email, mail, hooks, pushKey, isPushedHere, onChange }: Shown) {
  const words = useNoticeWords()
  return (
    <div className="ways">
      <Choice label={words.ways.tab} value={settings.tab} onChoose={tab => onChange({ tab })} />
      <AllowNotices />
      <Choice label={words.ways.push} value={settings.push} onChoose={push => onChange({ push })} />
      <PushHere pushKey={pushKey} isPushedHere={isPushedHere} />
      <Choice
        label={words.ways.mail}
        value={settings.mail}
        more={['daily']}
        isOff={email === null}
        hint={mail ? (email ?? words.noMail) : words.closedMail}
        onChoose={mail => onChange({ mail })}
      />
      {settings.mail === 'daily' && (
        <Time label={words.daily} minute={settings.daily} onChange={daily => onChange({ daily })} />
      )}
      <QuietHours {...settings} onChange={onChange} />
      <Hooks hooks={hooks}>
        <Choice label={words.ways.hook} value={settings.hook} onChoose={hook => onChange({ hook })} />
      </Hooks>
    </div>
  )
}

type Delay = NoticeSettings['tab']

interface ChoiceProps<T extends string> {
  label: string
  value: T | Delay
  more?: readonly T[]
  isOff?: boolean
  hint?: string
  onChoose(value: T | Delay): void
}

function Choice<T extends string = never>({ label, value, more = [], isOff = false, hint, onChoose }: ChoiceProps<T>) {
  const id = useId()
  const { choices } = useNoticeWords()
  const all: readonly (T | Delay)[] = [...delays, ...more, 'never']
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={isOff ? 'never' : value}
        disabled={isOff}
        aria-describedby={hint && `${id}-hint`}
        onChange={event => onChoose(event.target.value as T | Delay)}
      >
        {all.map(each => (
          <option key={each} value={each}>
            {choices[each as keyof typeof choices]}
          </option>
        ))}
      </select>
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Where nothing is said: from evening to morning. */
const usualQuiet = { from: 22 * 60, to: 7 * 60 }

function QuietHours({ quiet, zone, mail, onChange }: NoticeSettings & Pick<Shown, 'onChange'>) {
  const id = useId()
  const words = useNoticeWords()
  const hasTimes = quiet !== null || mail === 'daily'
  return (
    <>
      <Toggle
        checked={quiet !== null}
        describedBy={id}
        onChange={isOn => onChange({ quiet: isOn ? usualQuiet : null })}
      >
        {words.quiet}
      </Toggle>
      <p className="quiet" id={id}>
        {words.quietAbout} {hasTimes && words.zone(zone)}
      </p>
      {quiet && (
        <fieldset className="times" aria-label={words.quiet}>
          <Time label={words.from} minute={quiet.from} onChange={from => onChange({ quiet: { ...quiet, from } })} />
          <Time label={words.to} minute={quiet.to} onChange={to => onChange({ quiet: { ...quiet, to } })} />
        </fieldset>
      )}
    </>
  )
}

interface TimeProps {
  label: string
  /** Of the day. */
  minute: number
  onChange(minute: number): void
}

function Time({ label, minute, onChange }: TimeProps) {
  const id = useId()
  const two = (n: number) => String(n).padStart(2, '0')
  return (
    <span className="times">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        required
        value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
        onChange={({ target: { value } }) => {
          const [hours, minutes] = value.split(':').map(Number)
          if (value !== '') onChange(hours * 60 + minutes)
        }}
      />
    </span>
  )
}
