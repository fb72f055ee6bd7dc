import { Link } from 'wouter'
import { useWords } from '../words.ts'

export function NotFound() {
  const { errors } = useWords()
  return (
    <div className="notice">
      <h1>{errors.missingTitle}</h1>
      <p>{errors.missing}</p>
      <Link href="/" className="button primary">
        {errors.missingDo}
      </Link>
    </div>
  )
}
