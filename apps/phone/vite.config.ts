import { viteSite } from '../../scripts/vite.ts'

export default viteSite()
