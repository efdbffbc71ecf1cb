/** The one script that stands in the page itself; the build puts it there (`scripts/boot-script.ts`). */
import { beforeScripts } from './take-over/before-scripts.ts'

beforeScripts()
