import { sdk } from '../../packages/safe-apps-bridge/test/pages/majorsPage.ts'
import { expose } from './expose.ts'

// The page that the bridge tests its own host with: one published major of the
// SDK, chosen by the query.
expose({ sdk })
