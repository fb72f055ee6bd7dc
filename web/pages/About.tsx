import './lists.css'
import { useWords } from '../words.ts'

export default function About() {
  const { about } = useWords()
  return (
    <article className="page about">
      <h1>{about.title}</h1>
      {about.body.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{about.creditsTitle}</h2>
      <p>
        {about.icons} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
      <p>{about.fonts}</p>
      <p>{about.code}</p>
    </article>
  )
}
