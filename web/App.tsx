/** The pages and their addresses. Everything but the front page loads when it is first opened. */
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Fault } from './Fault.tsx'
import { WaitingWatch } from './notices/WaitingWatch.tsx'
import { Front } from './pages/Front.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { Shell } from './Shell.tsx'
import { Waiting } from './Waiting.tsx'

const TablePage = lazy(() => import('./table/TablePage.tsx'))
const HereTable = lazy(() => import('./table/HereTable.tsx'))
const Create = lazy(() => import('./pages/Create.tsx'))
const Here = lazy(() => import('./pages/Here.tsx'))
const LobbyPage = lazy(() => import('./lobby/LobbyPage.tsx'))
const MinePage = lazy(() => import('./lobby/MinePage.tsx'))
const Learn = lazy(() => import('./pages/Learn.tsx'))
const Rules = lazy(() => import('./pages/Rules.tsx'))
const Me = lazy(() => import('./people/Me.tsx'))
const Enter = lazy(() => import('./people/Enter.tsx'))
const PersonPage = lazy(() => import('./people/PersonPage.tsx'))
const Desk = lazy(() => import('./peace/Desk.tsx'))
const SuspectPage = lazy(() => import('./peace/SuspectPage.tsx'))
const Ratings = lazy(() => import('./standing/Ratings.tsx'))
const Tournaments = lazy(() => import('./standing/Tournaments.tsx'))
const NewTournament = lazy(() => import('./standing/NewTournament.tsx'))
const TournamentPage = lazy(() => import('./standing/TournamentPage.tsx'))
const Statistics = lazy(() => import('./standing/Statistics.tsx'))
const Unsubscribe = lazy(() => import('./notices/Unsubscribe.tsx'))
const About = lazy(() => import('./pages/About.tsx'))

/** Table pages fill the window and bring their own header; all others stand in the shell. */
export function App() {
  return (
    <Fault>
      <WaitingWatch />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/here/:id">{({ id }) => <HereTable key={id} id={id} />}</Route>
          <Route>
            <Shell>
              <Suspense fallback={<Waiting />}>
                <Pages />
              </Suspense>
            </Shell>
          </Route>
        </Switch>
      </Suspense>
    </Fault>
  )
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Front} />
      <Route path="/new/:game">{({ game }) => <Create game={game} />}</Route>
      <Route path="/play-here/:game">{({ game }) => <Here game={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
      <Route path="/tables" component={LobbyPage} />
      <Route path="/mine" component={MinePage} />
      <Route path="/me" component={Me} />
      <Route path="/enter" component={Enter} />
      <Route path="/unsubscribe" component={Unsubscribe} />
      <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
      <Route path="/people/:table/:seat">
        {({ table, seat }) => <PersonPage key={`${table} ${seat}`} table={table} seat={Number(seat)} />}
      </Route>
      <Route path="/moderation" component={Desk} />
      <Route path="/moderation/:id">{({ id }) => <SuspectPage key={id} id={id} />}</Route>
      <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
      <Route path="/ratings/:game?">{({ game }) => <Ratings game={game} />}</Route>
      <Route path="/tournaments" component={Tournaments} />
      <Route path="/tournaments/new/:game?">{({ game }) => <NewTournament key={game} game={game} />}</Route>
      <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
      <Route path="/statistics/:game">{({ game }) => <Statistics game={game} />}</Route>
      <Route path="/about" component={About} />
      <Route component={NotFound} />
    </Switch>
  )
}
