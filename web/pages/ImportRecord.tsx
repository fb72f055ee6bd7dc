import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { useWords } from '../words.ts'

/** A game exported as a file becomes a table again. */
export function ImportRecord() {
  const id = useId()
  const { create } = useWords()
  const [, go] = useLocation()
  const imported = useMutation({
    mutationFn: async (file: File) => api.import(await readRecord(file)),
    onSuccess: table => go(`/table/${table.id}`),
  })
  return (
    <div className="field">
      <label htmlFor={id}>{create.import}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => target.files?.[0] && imported.mutate(target.files[0])}
      />
      <p className="hint" id={`${id}-hint`}>
        {create.importHint}
      </p>
      <ErrorLine error={imported.error} />
    </div>
  )
}

async function readRecord(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    throw Object.assign(new Error('The file is no JSON.'), { code: 'malformed' })
  }
}
