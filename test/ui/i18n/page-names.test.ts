/** The links of the foot are called what the pages behind them are called, in every filled language. */
import { describe, expect, it } from 'vitest'
import type { AllFormWords } from '../../../reference-backend/seed/content/forms/form-words.ts'
import { ENGLISH } from '../../../reference-backend/seed/content/forms/words/english.ts'
import { FRENCH } from '../../../reference-backend/seed/content/forms/words/french.ts'
import { GERMAN } from '../../../reference-backend/seed/content/forms/words/german.ts'
import { SPANISH } from '../../../reference-backend/seed/content/forms/words/spanish.ts'
import type { PagePath, PageWords } from '../../../reference-backend/seed/content/content-words.ts'
import { PAGES as germanPages } from '../../../reference-backend/seed/content/words/de/pages.ts'
import { PAGES as englishPages } from '../../../reference-backend/seed/content/words/en/pages.ts'
import { PAGES as spanishPages } from '../../../reference-backend/seed/content/words/es/pages.ts'
import { PAGES as frenchPages } from '../../../reference-backend/seed/content/words/fr/pages.ts'
import de from '../../../src/ui/i18n/locales/de.json' with { type: 'json' }
import en from '../../../src/ui/i18n/locales/en.json' with { type: 'json' }
import es from '../../../src/ui/i18n/locales/es.json' with { type: 'json' }
import fr from '../../../src/ui/i18n/locales/fr.json' with { type: 'json' }

type Pages = Readonly<Record<PagePath, PageWords>>

const spoken: readonly (readonly [string, typeof en, Pages, AllFormWords])[] = [
  ['English', en, englishPages, ENGLISH],
  ['German', { ...en, ...de }, germanPages, GERMAN],
  ['Spanish', { ...en, ...es }, spanishPages, SPANISH],
  ['French', { ...en, ...fr }, frenchPages, FRENCH],
]

describe('the links of the foot', () => {
  it.each(spoken)(
    'are called what the pages are called, in %s',
    (_language, texts, pages, forms) => {
      expect({
        about: texts['shell.page.about'],
        service: texts['shell.page.service'],
        quality: texts['shell.page.quality'],
        'seals-and-fluids': texts['shell.page.sealsAndFluids'],
        'where-to-buy': texts['shell.page.whereToBuy'],
        'company-milestones': texts['shell.page.milestones'],
        imprint: texts['shell.page.imprint'],
        privacy: texts['shell.page.privacy'],
        'cookie-policy': texts['shell.cookies.policy'],
        contact: texts['shell.page.contact'],
        register: texts['shell.page.register'],
      }).toEqual({
        about: pages.about.title,
        service: pages.service.title,
        quality: pages.quality.title,
        'seals-and-fluids': pages['seals-and-fluids'].title,
        'where-to-buy': pages['where-to-buy'].title,
        'company-milestones': pages['company-milestones'].title,
        imprint: pages.imprint.title,
        privacy: pages.privacy.title,
        'cookie-policy': pages['cookie-policy'].title,
        contact: forms.contact.heading,
        register: forms.register.heading,
      })
    },
  )
})
