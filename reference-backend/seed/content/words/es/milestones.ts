/** The milestones of the company in Spanish. */

import type { MilestoneYear, Words } from '../../content-words.ts'

export const MILESTONES: Readonly<Record<MilestoneYear, Words>> = {
  1976: {
    heading: 'Dos tornos y un banco de pruebas',
    body: 'Seis personas construyen el primer motor orbital, el TM100, en una antigua lechería.',
  },
  1981: {
    heading: 'Los primeros mil',
    body: 'Un fabricante de barredoras pide mil motores para una sola temporada.',
  },
  1987: {
    heading: 'Válvulas de disco',
    body: 'El DV400 gira parejo a diez vueltas por minuto y soporta el triple de carga radial.',
  },
  1992: {
    heading: 'Al otro lado del océano',
    body: 'Un almacén en Ohio tiene motores con tomas SAE y ejes en pulgadas.',
  },
  1996: {
    heading: 'El código de modelo',
    body: 'Un código nombra cada motor: serie, cilindrada, brida, eje, tomas, juntas.',
  },
  2001: {
    heading: 'Bombas',
    body: 'Se suman bombas de engranajes y de paletas: ambos extremos del circuito salen de una misma casa.',
  },
  2005: {
    heading: 'Una nave más limpia',
    body: 'El montaje pasa detrás de filtros; cada motor se rueda antes de embalarlo.',
  },
  2009: {
    heading: 'Menos para el mismo trabajo',
    body: 'Nuevos juegos de engranajes suben cuatro puntos el rendimiento del TM200.',
  },
  2013: {
    heading: 'Válvulas proporcionales',
    body: 'La PX6 hace el accionamiento tan fino como la mano en la palanca.',
  },
  2016: {
    heading: 'Seis semanas',
    body: 'Nueve de cada diez configuraciones salen de fábrica en seis semanas.',
  },
  2019: {
    heading: 'Bioaceite de serie',
    body: 'Todas las series quedan aprobadas para ésteres sintéticos, con juntas FKM en stock.',
  },
  2022: {
    heading: 'El mostrador en línea',
    body: 'Configurar por código, ver precio y plazo, pedir presupuesto: abierto día y noche.',
  },
}
