import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { useWords } from '../words.ts'

/** A game exported as a file becomes a table again. */
export function ImportRecord() {
  const id = useId()
  const { create } = useWords()
  const [, go] = useLocation()
  const [part, setPart] = useState(0)
  const stop = useRef<AbortController | null>(null)
  const imported = useMutation({
    mutationFn: async (file: File) => {
      setPart(0)
      stop.current = new AbortController()
      return api.import(await file.text(), setPart, stop.current.signal)
    },
  })
  // Whoever has gone to another page meanwhile stays there, and finds the table in the list.
  const bring = (file: File) => imported.mutate(file, { onSuccess: table => go(`/table/${table.id}`) })
  const wasStopped = stop.current?.signal.aborted === true
  return (
    <div className="field">
      <label htmlFor={id}>{create.import}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        aria-describedby={`${id}-hint`}
        disabled={imported.isPending}
        onChange={({ target }) => target.files?.[0] && bring(target.files[0])}
      />
      <p className="hint" id={`${id}-hint`}>
        {create.importHint}
      </p>
      {imported.isPending && (
        <div className="import-row">
          <progress value={part} aria-label={create.importing} />
          <Button small onClick={() => stop.current?.abort()}>
            {create.importStop}
          </Button>
        </div>
      )}
      {!wasStopped && <ErrorLine error={imported.error} />}
    </div>
  )
}
