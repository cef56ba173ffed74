import '@strongroom/ui-kit/fonts.css'
import '@strongroom/ui-kit/styles.css'
import './popup.css'
import { applyTheme } from '@strongroom/ui-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'

const url = new URL(location.href)
const theme = url.searchParams.get('theme')
if (theme === 'light' || theme === 'dark') applyTheme(theme)

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App url={url} />
    </StrictMode>,
  )
