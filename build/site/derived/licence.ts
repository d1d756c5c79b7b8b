/** The deed of the licence of the data: Creative Commons Attribution 4.0. */
export const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';
