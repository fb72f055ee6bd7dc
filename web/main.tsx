import '../ui/fonts.css'
import '../ui/theme.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchParts } from './newerPage.ts'
import { keepSettings } from './settings.ts'
import { workLater } from './worker/register.ts'

const queries = new QueryClient({
  // Without a network the answer is that there is none: what can be done on this device waits for nothing.
  defaultOptions: {
    queries: { staleTime: 5_000, retry: 1, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

keepSettings()
watchParts()
workLater()
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
