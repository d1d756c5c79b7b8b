import {
  ABOUT_PAGE,
  CALCULATOR_PAGE,
  CHANGES_PAGE,
  COMPARE_PAGE,
  MAJORS_PAGE,
  NAVIGATION,
  type PageAddress,
  pageAddress,
  SAVED_PAGE,
  SEARCH_PAGE,
} from '../../build/site/pages/addresses.ts';
import { recordPage } from '../../build/site/pages/links.ts';

/** A page of each kind, of the frozen content. */
export const KINDS: readonly PageAddress[] = [
  ...Object.values(NAVIGATION).map(({ address }) => address),
  pageAddress('/404'),
  pageAddress('/docs/reference'),
  pageAddress('/docs/exams'),
  pageAddress('/docs/mcp'),
  MAJORS_PAGE.address,
  SEARCH_PAGE.address,
  ABOUT_PAGE.address,
  CALCULATOR_PAGE.address,
  COMPARE_PAGE.address,
  CHANGES_PAGE.address,
  SAVED_PAGE.address,
  recordPage('universities', 'ksu'),
  recordPage('regions', 'makkah'),
  recordPage('majors', 'nursing'),
  recordPage('exams', 'gat'),
  recordPage('calendar', '1448'),
  recordPage('faq', 'weighted-calc'),
];
