import '@strongroom/ui-kit/styles.css'
import './phone.css'
import { loadConfig } from '@strongroom/site/config'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPhone, parseConfig } from './createPhone.ts'
import { Phone } from './Phone.tsx'

const phone = createPhone(loadConfig(parseConfig))
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Phone phone={phone} />
    </StrictMode>,
  )
