//! All tests of this crate that use it from outside, in one program: what they share is linked once.

mod completing;
mod confinement;
mod contest;
mod files;
mod full_disk;
mod heap_tables;
mod learning;
mod maps;
mod names;
mod notebook;
mod parts;
mod program;
mod release;
mod reproduce;
mod table_parts;
mod traces;
mod transcripts;
mod ugi;
