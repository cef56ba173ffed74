import '@strongroom/ui-kit/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// The second quick start of react-hooks, as its README has it.
import { App } from './readme/react-hooks-2.js'
import { Wallet } from './Wallet.js'

document.body.className = 'sr-root'
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
      <Wallet />
    </StrictMode>,
  )
