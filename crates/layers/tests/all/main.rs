//! Tables compared with plain counting and solving, stopped anywhere, and spoiled.

mod agreement;
mod counts;
mod damage;
mod disk;
mod estimates;
mod heaps;
mod long;
mod memory;
mod pieces;
mod processes;
mod stops;
