/** Language, light, pace, sounds, hints and name, behind one button on every page. */
import './settings.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { breaths } from '../table/breath.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { api } from './api.ts'
import { candleFlame } from './icons.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { leadingOn } from './people/goal.ts'
import { change, paces, soundChoices, themes, useSettings } from './settings.ts'
import { useWords } from './words.ts'

export function SettingsButton() {
  const id = useId()
  const { settings } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet small settings-button" popoverTarget={id}>
        <Icon d={candleFlame} size={20} />
        <span className="visually-hideable">{settings.label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="settings"
        role="dialog"
        aria-label={settings.label}
        onBeforeToggle={event => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <Choices />
            <Name />
          </>
        )}
      </div>
    </>
  )
}

function Choices() {
  const { settings } = useWords()
  const { theme, hints, pace, breath, sounds, volume } = useSettings()
  return (
    <>
      <LanguageChoice label={settings.language} />
      <div className="field">
        <span className="label">{settings.theme}</span>
        <Segments
          label={settings.theme}
          value={theme}
          choices={themes.map(id => ({ id, label: settings.themes[id] }))}
          onChange={chosen => change({ theme: chosen })}
        />
      </div>
      <div className="field">
        <span className="label">{settings.pace}</span>
        <Segments
          label={settings.pace}
          value={pace}
          choices={paces.map(id => ({ id, label: settings.paces[id] }))}
          onChange={chosen => change({ pace: chosen })}
        />
      </div>
      <div className="field">
        <span className="label">{settings.breath}</span>
        <Segments
          label={settings.breath}
          value={breath}
          choices={breaths.map(id => ({ id, label: settings.breaths[id] }))}
          onChange={chosen => change({ breath: chosen })}
        />
      </div>
      <div className="field">
        <span className="label">{settings.sounds}</span>
        <Segments
          label={settings.sounds}
          value={sounds}
          choices={soundChoices.map(id => ({ id, label: settings.soundChoices[id] }))}
          onChange={chosen => change({ sounds: chosen })}
        />
        {sounds !== 'off' && (
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            aria-label={settings.volume}
            onChange={event => change({ volume: Number(event.target.value) })}
          />
        )}
      </div>
      <Toggle checked={hints} onChange={chosen => change({ hints: chosen })}>
        {settings.hints}
      </Toggle>
    </>
  )
}

/** The name others see; quietly absent where there is no server. */
function Name() {
  const { settings } = useWords()
  const [here] = useLocation()
  const me = useQuery({ queryKey: ['me'], queryFn: api.me })
  const renew = useMutation({ mutationFn: api.renew })
  if (!me.isSuccess) return null
  return (
    <NameForm name={me.data?.name ?? ''} label={settings.yourName} save={settings.rename} small>
      {me.data && (
        <Button small kind="quiet" disabled={renew.isPending || renew.isSuccess} onClick={() => renew.mutate()}>
          {renew.isSuccess ? settings.signedOut : settings.signOutOthers}
        </Button>
      )}
      {here.startsWith('/table/') && <Link href={leadingOn('/me', here)}>{settings.page}</Link>}
    </NameForm>
  )
}
