import '@strongroom/ui-kit/styles.css'
import './phone.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPhone } from './createPhone.ts'
import { Phone } from './Phone.tsx'

const phone = createPhone(fetch('/config.json').then((answer) => answer.json()))
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Phone phone={phone} />
    </StrictMode>,
  )
