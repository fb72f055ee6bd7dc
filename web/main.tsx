import '../ui/fonts.css'
import '../ui/theme.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchParts } from './newerPage.ts'
import { keepSettings } from './settings.ts'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } })

keepSettings()
watchParts()
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
